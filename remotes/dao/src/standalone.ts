// Shared packages arrive asynchronously, so everything else waits behind an import.
void Promise.all([import('@furrow/remote/standalone'), import('./routes'), import('./lifecycles')]).then(
  ([{ startStandalone }, { routes }, lifecycles]) => startStandalone(routes, lifecycles),
);

export {};
