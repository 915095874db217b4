/**
 * Makes the bundler's runtime forget the modules that threw while they were evaluated, because a shared package did not load. It would
 * throw the same error for ever; so the next import evaluates them again.
 */
export function forgetFailedModules(): void {
  const modules = (typeof __webpack_require__ === 'undefined' ? undefined : __webpack_require__.c) ?? {};
  for (const [id, module] of Object.entries(modules)) if (module.error !== undefined) delete modules[id];
}
