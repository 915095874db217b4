import { useEffect, useState } from 'react';
import type { UseFormReturn } from '@furrow/forms';
import { emptyCampaign, readDraft, writeDraft, type CampaignForm } from './create-campaign.model';

const storageKey = 'furrow.campaign-draft';

/** Keeps what was typed as long as the tab lives, so that a reload loses nothing; where storage is forbidden it does nothing. */
export function useCampaignDraft(
  { reset }: UseFormReturn<CampaignForm>,
  values: CampaignForm,
): { discard: () => void } {
  const [loaded, setLoaded] = useState(false);

  useEffect(() => {
    const draft = quietly(() => readDraft(sessionStorage.getItem(storageKey)));
    if (draft) reset(draft);
    setLoaded(true);
  }, [reset]);

  const draft = writeDraft({ ...emptyCampaign, ...values });
  useEffect(() => {
    if (loaded) quietly(() => sessionStorage.setItem(storageKey, draft));
  }, [loaded, draft]);

  return { discard: () => quietly(() => sessionStorage.removeItem(storageKey)) };
}

function quietly<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
