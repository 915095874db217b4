/** The most rows of the visitor's own that are shown. The others are in the visitor's activity. */
export const mostRows = 5;
