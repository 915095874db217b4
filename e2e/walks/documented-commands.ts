/** The commands in the shell blocks of a document, line by line, without what it says beside them. */
export function commandsIn(text: string): string[] {
  return [...text.matchAll(/```sh\n([^]*?)```/g)]
    .flatMap(([, block = '']) => block.split('\n'))
    .flatMap((line) => line.split(/\s+#/)[0]?.trim() || []);
}
