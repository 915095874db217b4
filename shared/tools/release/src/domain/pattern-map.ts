import { segmentsOf } from '@furrow/discovery/route-match';

/**
 * The patterns that share the same leading segments: those that end here, those that match any rest (`*`), and those
 * that continue.
 */
type Branch<Value> = { ends: Value[]; rest: Value[]; next: Map<string, Branch<Value>> };

const anySegment = ':';

/**
 * Values by patterns of paths, for whoever compares a pattern with many others. Adding a pattern and looking one up take
 * the same time in a large map as in a small one; only a pattern with leading parameters is compared with many.
 */
export class PatternMap<Value> {
  private readonly root: Branch<Value> = newBranch();

  add(pattern: string, value: Value): void {
    let branch = this.root;
    for (const step of stepsOf(pattern)) {
      if (step === '*') return void branch.rest.push(value);
      const next = branch.next.get(step) ?? newBranch<Value>();
      branch.next.set(step, next);
      branch = next;
    }
    branch.ends.push(value);
  }

  /** The values of all patterns that match some path that this pattern matches too. */
  overlapping(pattern: string): Value[] {
    return valuesIn(this.root, stepsOf(pattern));
  }
}

function newBranch<Value>(): Branch<Value> {
  return { ends: [], rest: [], next: new Map() };
}

/** The segments of a pattern. All parameters count as the same segment. */
function stepsOf(pattern: string): string[] {
  return segmentsOf(pattern).map((segment) => (segment.startsWith(anySegment) ? anySegment : segment));
}

/** The values whose patterns overlap with the rest of a pattern. */
function valuesIn<Value>({ ends, rest, next }: Branch<Value>, [step, ...further]: readonly string[]): Value[] {
  if (step === undefined) return [...rest, ...ends];
  const all = step === '*';
  const taken = all || step === anySegment ? [...next.values()] : [next.get(step), next.get(anySegment)];
  const deeper = taken.flatMap((branch) => (branch ? valuesIn(branch, all ? [step] : further) : []));
  return [...rest, ...(all ? ends : []), ...deeper];
}
