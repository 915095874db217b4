let registered: Promise<unknown> | undefined;

/**
 * Lets this process import modules in TypeScript, such as the configuration of a remote. Only commands that need it wait
 * for it: it takes half a second, and seconds where the program itself is loaded after it.
 */
export async function allowTypeScript(): Promise<void> {
  registered ??= import('tsx/esm/api').then(({ register }) => register());
  await registered;
}
