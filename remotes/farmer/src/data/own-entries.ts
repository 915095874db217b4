import { useSyncExternalStore } from 'react';
import { followStored, isMoment, readStored } from '@furrow/remote/stored';
import type { YouEntry, You } from '@furrow/you/model';
import { useYou } from '@furrow/you/react';
import { stored } from '../stored';

/** How many steps the onboarding has. */
export const onboardingSteps = 6;

const follow = (listener: () => void) => followStored(stored.onboarding, listener);
const read = () => readStored(stored.onboarding);

/**
 * The visitor's ledger, with an onboarding that is not finished. That one ends with its tab, so the ledger, which all
 * tabs share, does not hold it.
 */
export function useOwnYou(): You | undefined {
  const you = useYou();
  const onboarding = startedOnboarding(useSyncExternalStore(follow, read, () => undefined));
  return you && onboarding ? { ...you, entries: [onboarding, ...you.entries] } : you;
}

function startedOnboarding(text: string | undefined): YouEntry | undefined {
  if (text === undefined) return undefined;
  try {
    const { step, at } = (JSON.parse(text) as { values: { step: number; at?: string } }).values;
    return {
      id: 'onboarding:draft',
      kind: 'onboarding',
      at: isMoment(at) ? at : new Date().toISOString(),
      ref: 'draft',
      title: 'Onboarding started',
      to: '/onboarding',
      state: `step ${step} of ${onboardingSteps}`,
    };
  } catch {
    return undefined;
  }
}

/** The page on which an entry can be gone on with or read: what was submitted or finished can only be begun again. */
export function openPath({ kind, state, to }: YouEntry): string | undefined {
  const isOver = (kind === 'loan' && state === 'submitted') || (kind === 'onboarding' && state === 'done');
  return isOver ? undefined : to;
}
