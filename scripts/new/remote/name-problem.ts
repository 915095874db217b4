/** Why no remote of this workspace can have this name, although a remote elsewhere can; undefined when it can. */
export function nameProblem(name: string): string | undefined {
  if (name === '') return 'Name the remote, such as farm-shop.';
  return name === 'bucket' ? '"pnpm check bucket" checks something else. Choose another name.' : undefined;
}
