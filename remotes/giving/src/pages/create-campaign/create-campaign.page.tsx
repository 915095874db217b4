import { useEffect, useRef } from 'react';
import { FormProvider, useForm, useWatch } from '@furrow/forms';
import { useDraft } from '@furrow/forms/use-draft';
import { useSubmit } from '@furrow/forms/use-submit';
import { useNavigate } from '@furrow/router';
import { BackLink } from '@furrow/ui/back-link';
import { Button } from '@furrow/ui/button';
import { countInWords } from '@furrow/ui/format';
import { FurrowProgress } from '@furrow/ui/furrow-progress';
import { PageHead } from '@furrow/ui/page-head';
import { PageMeta } from '@furrow/ui/page-meta';
import { SampleNote } from '@furrow/ui/sample-note';
import { Tabs } from '@furrow/ui/tabs';
import { useChoice } from '@furrow/remote/use-query';
import { launchedCampaign } from '../../data/launched-campaign';
import { BudgetFields } from './budget-fields';
import {
  campaignDraft,
  completion,
  emptyCampaign,
  filledCount,
  isPartDone,
  requiredFields,
  type CampaignForm,
} from './create-campaign.model';
import { DetailFields } from './detail-fields';
import { Review } from './review';
import { SidePanels } from './side-panels';
import { StoryFields } from './story-fields';
import styles from './create-campaign.module.css';

const tabs = [
  { key: 'details', label: 'Details' },
  { key: 'story', label: 'Story' },
  { key: 'budget', label: 'Budget' },
  { key: 'review', label: 'Review' },
] as const;

export default function CreateCampaignPage() {
  const navigate = useNavigate();
  const [tab, setTab] = useChoice('tab', ['details', 'story', 'budget', 'review']);
  const form = useForm<CampaignForm>({ defaultValues: emptyCampaign });
  const values = { ...emptyCampaign, ...useWatch({ control: form.control }) };
  useDraft(campaignDraft, form);
  const percent = completion(values);
  const ticked = tabs.map((part) => ({
    ...part,
    done: part.key === 'review' ? false : isPartDone(values, part.key),
  }));
  const step = tabs.findIndex(({ key }) => key === tab);
  const [before, after] = [tabs[step - 1], tabs[step + 1]];

  const { submit, busy } = useSubmit<CampaignForm>({
    send(campaign) {
      console.log('Launch Campaign', campaign);
      campaignDraft.dropped();
      launchedCampaign.set(campaign.title.trim());
    },
    done: () => void navigate('/campaigns'),
  });

  const formRef = useRef<HTMLFormElement>(null);
  const isTurned = useRef(false);

  function turnTo(key: typeof tab) {
    isTurned.current = true;
    setTab(key);
  }

  // The button that was pressed is gone with its part: the focus goes to the tab of the part that it led to.
  useEffect(() => {
    if (!isTurned.current) return;
    isTurned.current = false;
    formRef.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus();
  }, [tab]);

  return (
    <>
      <PageMeta
        title="Start a campaign to raise money for your farm"
        description={`Write your farm’s campaign in ${countInWords(tabs.length, 'part')}: details, story, budget and review. The draft stays in this browser tab until you launch it.`}
        path="/create-campaign"
      />
      <PageHead
        size="medium"
        title="Start your campaign"
        lede="Tell people what your farm needs. We review every campaign before it goes live."
        above={<BackLink to="/campaigns">Back to Campaigns</BackLink>}
      >
        <div className={styles.progress}>
          <FurrowProgress value={percent} label="Campaign completion" />
          <p className={styles.completion}>
            <b className="fw-num">{`${percent}% complete`}</b>
            <span>{`${filledCount(values)} of ${requiredFields.length} required fields`}</span>
          </p>
        </div>
      </PageHead>
      <div className={`fw-wrap ${styles.root}`}>
        <FormProvider {...form}>
          <form ref={formRef} noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
            <Tabs label="Parts of the campaign" tabs={ticked} value={tab} onChange={setTab}>
              <div className={styles.fields}>
                {tab === 'details' && <DetailFields />}
                {tab === 'story' && <StoryFields />}
                {tab === 'budget' && <BudgetFields values={values} />}
                {tab === 'review' && <Review values={values} />}
              </div>
            </Tabs>
            <div className={styles.steps}>
              {before && (
                <Button key={before.key} variant="outlined" onClick={() => turnTo(before.key)}>
                  Previous: {before.label}
                </Button>
              )}
              {after ? (
                <Button key={after.key} onClick={() => turnTo(after.key)}>
                  Next: {after.label}
                </Button>
              ) : (
                <Button key="launch" type="submit" busy={busy}>
                  Launch Campaign
                </Button>
              )}
            </div>
            <SampleNote>Launch Campaign only writes to the browser console; nothing is published</SampleNote>
          </form>
        </FormProvider>
        <SidePanels values={values} />
      </div>
    </>
  );
}
