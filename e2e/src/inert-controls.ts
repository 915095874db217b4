/** Controls of which the specification says that nothing comes of a press on them. */
export type InertControl = {
  /** A page that has it; `*` stands for any part of an address. */
  path: string;
  /** Its whole name, in which `*` stands for what differs from one to the next. */
  name: string;
  /** The sentence of the specification that says so, or that lists the control without an effect. */
  sentence: string;
  /** A press is answered by a line, or writes to the console. Otherwise nothing at all happens. */
  answers?: 'line' | 'console';
  /** It has the solid look, because its answer gives the visitor something to do with what was typed. */
  isSolid?: true;
};

const dashboard = 'All buttons only log to the console.';
const share = 'A second share button and a Download Whitepaper button with no action.';
const forum = 'Inert buttons Start New Discussion, View All Categories, Load More Discussions.';
const voting = 'Create Proposal button.';
const votes = 'Active proposals show inert Vote For and Vote Against.';
const treasury =
  'Export, monthly report cards (Nov, Oct, Sep 2024) with Download PDF, Generate Report, an on-chain verification note with View On-Chain Data (all inert).';
const donations = 'Inert Filter and Export buttons; Set Up Recurring Donation (inert).';
const events = 'Three upcoming events with Register buttons.';
const blog = 'Category buttons All, Technology, Sustainability, Carbon Markets, Supply Chain, Food Safety (not wired).';
const careers = 'Six open positions (department, location, type, salary range, Apply Now), open-application button.';
const bounty = 'Submission steps, submit button.';

/** The one list of them. `inert.spec.ts` and `presses.spec.ts` hold all pages against it. */
export const inertControls: readonly InertControl[] = [
  ...['Buy Food', 'Support a Farm', 'Redeem Tokens', 'Join DAO', 'Scan', 'Donate food surplus'].map(
    (name): InertControl => ({ path: '/dashboard', name, sentence: dashboard, answers: 'console' }),
  ),
  ...['Redeem', 'Donate from the wallet', 'Mint NFT'].map((name): InertControl => ({
    path: '/dashboard',
    name,
    sentence: dashboard,
    answers: 'console',
  })),
  { path: '/my-donations', name: 'Filter', sentence: donations },
  { path: '/my-donations', name: 'Export', sentence: donations },
  { path: '/my-donations', name: 'Set Up Recurring Donation', sentence: donations },
  {
    path: '/contact',
    name: 'Send Message',
    sentence: 'Send Message wired to nothing.',
    answers: 'line',
    isSolid: true,
  },
  { path: '/community', name: 'Register for *', sentence: events },
  { path: '/community/events', name: 'Register for *', sentence: events },
  ...['All', 'Technology', 'Sustainability', 'Carbon Markets', 'Supply Chain', 'Food Safety'].map(
    (name): InertControl => ({ path: '/resources/blog', name, sentence: blog }),
  ),
  { path: '/resources/blog', name: 'Load More', sentence: 'Load More.' },
  { path: '/blog/*', name: 'Share article', sentence: share },
  { path: '/blog/*', name: 'Download Whitepaper', sentence: share },
  { path: '/governance/forum', name: 'Start New Discussion', sentence: forum },
  { path: '/governance/forum', name: 'Load More Discussions', sentence: forum },
  { path: '/governance/forum', name: 'View All Categories', sentence: forum },
  { path: '/governance/voting', name: 'Create Proposal', sentence: voting },
  ...['/governance/voting', '/governance/voting/*'].flatMap((path): InertControl[] => [
    { path, name: 'Vote For, *', sentence: votes, answers: 'line' },
    { path, name: 'Vote Against, *', sentence: votes, answers: 'line' },
  ]),
  { path: '/governance/treasury', name: 'Generate Report', sentence: treasury, answers: 'line' },
  { path: '/governance/treasury', name: 'Download PDF, *', sentence: treasury, answers: 'line' },
  { path: '/governance/treasury', name: 'Export', sentence: treasury },
  { path: '/governance/treasury', name: 'View On-Chain Data', sentence: treasury },
  { path: '/careers', name: 'Apply Now for *', sentence: careers },
  { path: '/careers', name: 'Send an Open Application', sentence: careers },
  { path: '/careers/*', name: 'Apply Now', sentence: careers },
  { path: '/bug-bounty', name: 'Submit a Report', sentence: bounty },
  {
    path: '/legal/cookies',
    name: 'Manage Cookie Preferences',
    sentence: 'Cookie page has a Manage Cookie Preferences button.',
  },
];

/** The entry of a control; undefined for one that has to do something. */
export function inertControl(path: string, name: string): InertControl | undefined {
  return inertControls.find((entry) => fits(entry.path, path) && fits(entry.name, name));
}

export function fits(pattern: string, text: string): boolean {
  const [before = '', ...after] = pattern.split('*');
  return after.length === 0 ? text === before : text.startsWith(before) && text.endsWith(after.join('*'));
}
