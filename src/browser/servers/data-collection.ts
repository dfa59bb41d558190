/** Kinds of data that may be sent to a remote model, in Firefox's terms; also declared in the manifest. */
export const sentData = ['browsingActivity', 'bookmarksInfo', 'websiteContent'];
