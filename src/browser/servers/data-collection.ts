/** Data of the user's that may be sent to a model elsewhere, in Firefox's words. The manifest says the same. */
export const sentData = ['browsingActivity', 'bookmarksInfo', 'websiteContent'];
