/**
 * Lets callers that wait for the same key share one run of `work`. A caller never shares a run that started before it
 * asked, because that result may be out of date.
 */
export function shareRuns<Result>(work: (key: string) => Promise<Result>): (key: string) => Promise<Result> {
  const running = new Map<string, { now: Promise<Result>; next?: Promise<Result> }>();
  const begin = (key: string): Promise<Result> => {
    const run: { now: Promise<Result>; next?: Promise<Result> } = { now: work(key) };
    running.set(key, run);
    const end = () => {
      if (!run.next) running.delete(key);
    };
    run.now.then(end, end);
    return run.now;
  };
  return (key) => {
    const run = running.get(key);
    if (!run) return begin(key);
    const again = () => begin(key);
    run.next ??= run.now.then(again, again);
    return run.next;
  };
}
