/** What React makes of a function, at the top of the module. */
const calls = / = (React\d*\.(?:createContext|forwardRef|memo)\()/g;

/** Names for React's developer tools. An assignment to a component counts as a use of it. */
const names = /^\w+\.displayName = "[^"]*";$/gm;

const changes = [
  [calls, ' = /* @__PURE__ */ $1'],
  [names, ''],
  // A hook that is read by a computed name, for which the bundler would make an object of all that React exports.
  [/(React\d*)\[USE_OPTIMISTIC\]/, '$1.useOptimistic'],
  // No router of the site loads data, because remotes render `Router` over the navigation service.
  ['let dataRouterState = dataRouterOpts?.state;', 'const dataRouterState = undefined;'],
  ['dataRouterOpts && dataRouterOpts.state.matches.length ?', 'false ?'],
  ['return isDataRoute ? useNavigateStable() : useNavigateUnstable();', 'return useNavigateUnstable();'],
  [/^var RenderErrorBoundary = class extends [^]*?^};\nRenderErrorBoundary\.contextType = \w+;$/m, ''],
];

/**
 * Marks calls as free of side effects, and leaves out the names and what serves routers that load data. Then the
 * bundler can drop a component that nobody uses, and what only that component calls.
 */
module.exports = function leanRouterLoader(source) {
  if (!source.includes('function useLinkClickHandler(')) return source.replaceAll(calls, changes[0][1]);
  for (const [text, replacement] of changes) {
    const changed = source.replace(text, replacement);
    if (changed === source)
      throw new Error(
        `react-router is written in another way than this loader expects (${text}): adapt it to the installed version.`,
      );
    source = changed;
  }
  return source;
};
