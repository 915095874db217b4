/**
 * Waits for a dynamic import. When it fails, the next import of the same module evaluates it again.
 *
 * @throws the error of the import
 */
export async function imported<Module>(module: Promise<Module>): Promise<Module> {
  try {
    return await module;
  } catch (error) {
    forgetFailedModules();
    throw error;
  }
}

/**
 * Makes the bundler's runtime forget the modules that threw while they were evaluated because a shared package did not
 * load. The runtime keeps such a module and would throw the same error again for ever.
 */
function forgetFailedModules(): void {
  const modules = (typeof __webpack_require__ === 'undefined' ? undefined : __webpack_require__.c) ?? {};
  for (const [id, module] of Object.entries(modules)) if (module.error !== undefined) delete modules[id];
}
