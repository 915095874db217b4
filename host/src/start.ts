/*
 * The host's first file. Before it runs anything, it lets the browser run the scripts that it has already. Among these
 * is the boot script of the page, which answers the visitor's first press.
 */
setTimeout(() => void import(/* webpackMode: "eager" */ './main'));
