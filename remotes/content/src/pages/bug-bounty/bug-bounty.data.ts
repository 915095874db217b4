import type { TagTone } from '@furrow/ui/tag';

/** The day until which the addresses for reports are valid; a test asks for a later one a month before. */
export const contactValidUntil = '2027-11-15';

export const totals = [
  { value: '$184,500', label: 'paid since 2023' },
  { value: '61', label: 'reports rewarded' },
  { value: '38', label: 'researchers' },
  { value: '9 h', label: 'median time to first reply' },
];

type Severity = 'Critical' | 'High' | 'Medium' | 'Low';

export const severityTone = {
  Critical: 'red',
  High: 'orange',
  Medium: 'wheat',
  Low: 'grey',
} satisfies Record<Severity, TagTone>;

type BountyTier = { severity: Severity; reward: string; description: string };

export const tiers: BountyTier[] = [
  {
    severity: 'Critical',
    reward: '$10,000-$50,000',
    description: 'Moving or freezing funds, minting without permission, changing the outcome of a vote.',
  },
  {
    severity: 'High',
    reward: '$5,000-$10,000',
    description: 'Forging a signed lot record, reading private documents, taking over an account.',
  },
  {
    severity: 'Medium',
    reward: '$1,000-$5,000',
    description: 'Stored script injection, bypassing limits, wrong amounts that never reach a payment.',
  },
  {
    severity: 'Low',
    reward: '$100-$1,000',
    description: 'Leaks of harmless data, missing hardening with a proven impact.',
  },
];

/** The day the rules last changed. */
export const rulesChanged = '2025-03-01';

export const inScope = [
  'Loan, insurance, registry and treasury contracts',
  'Governance contracts and vote counting',
  'The oracle adapters and their fallbacks',
  'furrow.example and its subdomains',
  'The public API under /api/v1',
  'The mobile app, beta builds included',
  'Firmware of the signing scale and gate',
];

export const outOfScope = [
  'Denial of service and load tests',
  'Phishing our staff, or visiting our farms and kitchens',
  'Scanner reports without a working example',
  'Wallets, networks and services that are not ours',
  'Issues that require a stolen, unlocked device',
];

type Finding = { researcher: string; severity: Severity; reward: string; date: string; status: 'Fixed'; what: string };

export const findings: Finding[] = [
  {
    researcher: 'm0squito',
    severity: 'Critical',
    reward: '$32,000',
    date: '2025-02-21',
    status: 'Fixed',
    what: 'A rounding step let a liquidation repay less than was owed.',
  },
  {
    researcher: 'Anneke V.',
    severity: 'High',
    reward: '$7,500',
    date: '2025-01-30',
    status: 'Fixed',
    what: 'A replayed gate signature was accepted at a second dock.',
  },
  {
    researcher: 'kestrel_sec',
    severity: 'Medium',
    reward: '$2,200',
    date: '2024-12-18',
    status: 'Fixed',
    what: 'Markup in a lot name ran as code in the packer\u2019s label preview.',
  },
  {
    researcher: 'T. Okonkwo',
    severity: 'Low',
    reward: '$400',
    date: '2024-11-05',
    status: 'Fixed',
    what: 'Build paths were visible in a source map.',
  },
];

export const steps = [
  {
    title: 'Reproduce it',
    text: 'On the test network, or with two accounts of your own. Never with other people\u2019s.',
  },
  { title: 'Write it down', text: 'What you did, what happened, and what it could cost. Code beats screenshots.' },
  { title: 'Send it encrypted', text: 'The key is on the submission form. We reply within 24 hours, usually in nine.' },
  { title: 'Wait with us', text: 'We fix, you confirm, we pay in USDC. Publish after 90 days, or sooner if we agree.' },
];
