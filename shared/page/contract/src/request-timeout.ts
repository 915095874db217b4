/**
 * The time in milliseconds that a single request may take: a document, a style sheet or a script that the host asks for,
 * and a file that the code of a remote loads later.
 */
export const requestTimeout = 8000;
