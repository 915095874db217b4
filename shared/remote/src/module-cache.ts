/**
 * Forgets the modules that threw while they were evaluated, because a shared package did not come: they would throw the same for
 * ever, and so are evaluated anew on the next try.
 */
export function forgetFailedModules(): void {
  const modules = (typeof __webpack_require__ === 'undefined' ? undefined : __webpack_require__.c) ?? {};
  for (const [id, module] of Object.entries(modules)) if (module.error !== undefined) delete modules[id];
}
