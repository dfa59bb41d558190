/** What of the user's a model elsewhere may be sent, in Firefox's words. The manifest says the same. */
export const sentData = ['browsingActivity', 'bookmarksInfo', 'websiteContent'];
