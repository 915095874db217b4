/**
 * What a host may be able to do, by name. A remote that cannot do without one names it in `requires` of its
 * `routes.ts`, or of `build.json` where another toolchain writes that: no host that lacks it runs the remote. Whatever
 * else a host lacks, the remote does without.
 */
export const capabilities = ['drawers', 'fragments', 'toasts'] as const;

/** One of the {@link capabilities}. */
export type Capability = (typeof capabilities)[number];
