import { useEffect, useState } from 'react';

const style = {
  margin: 0,
  padding: 16,
  overflow: 'auto',
  font: '14px/1.5 monospace',
  color: '#fff',
  background: '#8a1f11',
};

/** What whoever develops a remote sees instead of a page that fails: the error, with the lines of the sources. */
export function Mistake({ error }: { error: unknown }) {
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const [shown, show] = useState(stack);
  useEffect(() => {
    let current = true;
    void sourceStack(stack).then((text) => current && show(text));
    return () => {
      current = false;
    };
  }, [stack]);
  return (
    <pre role="alert" style={style}>
      {shown}
    </pre>
  );
}

/** The stack in the sources, which the development server of the code knows; the stack as it is when that does not respond. */
async function sourceStack(stack: string): Promise<string> {
  const [origin] = /https?:\/\/[^/\s]+/.exec(stack) ?? [];
  if (!origin) return stack;
  try {
    const answer = await fetch(`${origin}/source-stack`, { method: 'POST', body: stack });
    return answer.ok ? await answer.text() : stack;
  } catch {
    return stack;
  }
}
