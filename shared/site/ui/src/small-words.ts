/** The end of a title that was cut: a part of a word, with the signs and small words before it. */
export const endOfCut = /(?:[,:]? (?:an?|and|at|for|in|of|on|that|the|to|where|with))*[,:]?\s\S*$/;
