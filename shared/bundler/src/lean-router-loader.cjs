/** What React makes of a function, at the top of the module. */
const calls = / = (React\d*\.(?:createContext|forwardRef|memo)\()/g;

/** Names for React's developer tools. An assignment to a component counts as a use of it. */
const names = /^\w+\.displayName = "[^"]*";$/gm;

/** A hook that is read by a computed name, for which the bundler would make an object of all that React exports. */
const computedHook = /(React\d*)\[USE_OPTIMISTIC\]/;

/**
 * Marks those calls as free of side effects and leaves out the names. Then the bundler can drop a component that nobody uses, and what only
 * that component calls.
 */
module.exports = function leanRouterLoader(source) {
  const isLarge = source.includes('function useLinkClickHandler(');
  if (isLarge && [calls, names, computedHook].some((part) => source.search(part) < 0))
    throw new Error(
      'react-router is written in another way than this loader expects: adapt it to the installed version.',
    );
  return source
    .replaceAll(calls, ' = /* @__PURE__ */ $1')
    .replaceAll(names, '')
    .replace(computedHook, '$1.useOptimistic');
};
