import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAmountsRead, openPage, translatePage } from '@furrow/remote/testing';
import { readYou, recordEntry } from '@furrow/you/model';
import { announceStored, eraseStored } from '@furrow/remote/stored';
import { routes } from '../../routes';
import { stored } from '../../stored';
import { loanWizard, submitLoanFx, toApplication } from './loan-application.model';
import { blankLoan, type Loan } from './loan-application.schema';

const key = 'furrow.loan-application';
const complete = {
  ...blankLoan,
  farmName: 'Green Valley Farm',
  farmAddress: '12 Acequia Road',
  businessPlan: 'Drip lines on nine acres before June.',
  collateral: ['land'],
};
const keep = (step: number, answers: object) =>
  localStorage.setItem(
    key,
    JSON.stringify({ version: 1, values: { step, completed: [1, 2, 3].slice(0, step - 1), answers } }),
  );
const agree = () => screen.getByRole('checkbox', { name: /I have read the terms/ });
const submit = () => screen.getByRole('button', { name: 'Submit Application' });

beforeEach(() => {
  localStorage.clear();
  loanWizard.restarted();
  window.scrollTo = () => {};
  jest.spyOn(console, 'log').mockImplementation(() => {});
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

it('opens a saved application where it was left, half-typed amounts and all', async () => {
  keep(2, { ...complete, businessPlan: '', loanAmount: 12_345 });
  await openPage(routes, '/loan-application');
  expect(screen.getByText('Your saved application is open, just as you left it.')).toBeVisible();
  expect(screen.getByRole('spinbutton', { name: 'Loan amount' })).toHaveValue('12,345');
});

it('opens it on the step whose answer does not hold, which is still there', async () => {
  keep(3, { ...complete, establishedYear: 3 });
  await openPage(routes, '/loan-application');
  expect(screen.getByRole('textbox', { name: 'Established year' })).toHaveValue('3');
});

it('takes the year in a field of text, because the wheel would change it in a field of numbers', async () => {
  keep(1, complete);
  await openPage(routes, '/loan-application');
  expect(screen.getByRole('textbox', { name: 'Established year' })).toHaveAttribute('inputmode', 'numeric');
});

it('has the focus on the next step as soon as it is there, so that nothing typed at once is lost', async () => {
  keep(3, complete);
  await openPage(routes, '/loan-application');
  const next = () => screen.queryByRole('region', { name: /^Review/ });
  const focused = new Promise<Element | null>((resolve) => {
    new MutationObserver(() => next() && resolve(document.activeElement)).observe(document.body, {
      subtree: true,
      childList: true,
    });
  });
  await userEvent.click(screen.getByRole('button', { name: 'Review' }));
  expect(await focused).toBe(next());
});

it('does not ask for the answers of the next step at the second click of a double click', async () => {
  keep(1, { ...complete, businessPlan: '' });
  await openPage(routes, '/loan-application');
  const user = userEvent.setup();
  await user.dblClick(screen.getByRole('button', { name: /^Continue to Loan Amount/ }));
  expect(await screen.findByRole('textbox', { name: 'Business plan' })).toBeVisible();
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(document.querySelector('[aria-invalid="true"]')).toBeNull();

  // A step that has been seen asks for them, also at a double click.
  await user.dblClick(screen.getByRole('button', { name: /^Continue to Collateral/ }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Business plan' })).toHaveFocus());
});

it('gives “Low risk” a neutral color for a loan whose collateral has no value yet', async () => {
  keep(3, { ...complete, loanAmount: 100_000, equipmentValue: null, landValue: null, cropValue: null });
  await openPage(routes, '/loan-application');
  const risk = () => within(screen.getByRole('region', { name: 'Loan to value' })).getByText('Low risk');
  expect(risk()).toHaveClass('grey');
  await userEvent.type(screen.getByRole('spinbutton', { name: 'Land value' }), '500000');
  expect(risk()).toHaveClass('green');
});

it('weighs the loan against the collateral in a page that the browser has translated', async () => {
  keep(3, complete);
  await openPage(routes, '/loan-application');
  translatePage();
  await userEvent.type(screen.getByRole('spinbutton', { name: 'Land value' }), '20000');
  expect(screen.getByText('50.0%')).toBeVisible();
});

it('saves what was typed on Save & Exit, but never the agreement', async () => {
  keep(4, { ...complete, agreeTerms: true });
  await openPage(routes, '/loan-application');
  await userEvent.click(screen.getByRole('link', { name: 'Save & Exit' }));
  expect(JSON.parse(localStorage.getItem(key) ?? '')).toMatchObject({
    values: { step: 4, completed: [1, 2, 3], answers: { farmName: 'Green Valley Farm', agreeTerms: false } },
  });
});

it('stays on Save & Exit and says so when the browser keeps nothing', async () => {
  keep(4, complete);
  const { toasts } = await openPage(routes, '/loan-application');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await userEvent.click(screen.getByRole('link', { name: 'Save & Exit' }));
  expect(window.location.pathname).toBe('/loan-application');
  const notSaved = { title: 'Your application was not saved', tone: 'destructive' };
  expect(toasts).toMatchObject([notSaved]);
  await userEvent.click(screen.getByRole('link', { name: 'Save & Exit' }));
  expect(toasts).toMatchObject([notSaved, notSaved]);
});

it('says when it could not be sent, keeps everything, and goes on when it is sent again', async () => {
  keep(4, complete);
  const { toasts } = await openPage(routes, '/loan-application');
  await userEvent.click(agree());
  submitLoanFx.use(() => Promise.reject(new Error('offline')));
  await userEvent.click(submit());
  expect(await screen.findByRole('alert')).toHaveTextContent('Everything you typed is still here');
  expect(localStorage.getItem(key)).not.toBeNull();

  let answer = () => {};
  submitLoanFx.use(() => new Promise<void>((resolve) => (answer = resolve)));
  await userEvent.dblClick(submit());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await act(async () => answer());
  await waitFor(() => expect(window.location.pathname).toBe('/dashboard'));
  expect(toasts.map(({ title }) => title)).toEqual(['Loan Application Submitted!']);
  expect(localStorage.getItem(key)).toBeNull();
});

it('reads each of its amounts in the same way', async () => {
  keep(2, complete);
  const { unmount } = await openPage(routes, '/loan-application');
  expectAmountsRead('Loan amount', 'Monthly expenses', 'Existing debts');
  unmount();
  loanWizard.restarted();
  keep(3, complete);
  await openPage(routes, '/loan-application');
  expectAmountsRead('Equipment value', 'Land value', 'Crop value', 'Insurance coverage');
});

it('says which answers of several are chosen, also to those who cannot see them', async () => {
  keep(1, { ...complete, certifications: 'Organic, Fair Trade' });
  await openPage(routes, '/loan-application');
  const certifications = screen.getByRole('combobox', { name: 'Certifications' });
  expect(certifications).toHaveAccessibleDescription('Pick one, or type and press Enter. Chosen: Organic, Fair Trade');
  fireEvent.keyDown(certifications, { key: 'Backspace', keyCode: 8 });
  expect(certifications).toHaveAccessibleDescription('Pick one, or type and press Enter. Chosen: Organic');
});

it('reviews the collateral that was chosen or valued, and no other', async () => {
  keep(4, { ...complete, cropValue: 900 });
  await openPage(routes, '/loan-application');
  const collateral = screen.getByRole('heading', { name: 'Collateral' }).closest('section');
  const terms = [...(collateral?.querySelectorAll('dt') ?? [])].map(({ textContent }) => textContent);
  expect(terms).toEqual(['Land', 'Crops', 'Insurance']);
});

it('calls a part of the review complete only when nothing in it is missing', async () => {
  keep(4, { ...complete, farmSize: 'small', primaryCrop: 'grains', farmingType: 'organic' });
  await openPage(routes, '/loan-application');
  const fact = (name: string) => screen.getByRole('heading', { name }).nextSibling;
  expect(fact('Farm Details')).toHaveTextContent('Complete');
  expect(fact('Loan Amount')).toHaveTextContent('5 not filled in');
});

it('reviews every answer that was given', async () => {
  const given = {
    farmSize: 'small',
    establishedYear: 1998,
    primaryCrop: 'grains',
    secondaryCrops: 'Beans, Squash',
    farmingType: 'organic',
    soilType: 'loamy',
    irrigationSystem: 'rainwater',
    certifications: 'Fair Trade',
    description: 'Forty acres between two creeks.',
    loanPurpose: 'irrigation',
    annualRevenue: '25k-50k',
    monthlyExpenses: 1250,
    existingDebts: 0,
    creditScore: 'good',
    equipmentValue: 18_000,
    landValue: 24_000,
    cropValue: 900,
    insuranceProvider: 'crop-insurance',
    insuranceCoverage: 7000,
    additionalCollateral: 'The north barn',
    riskMitigation: 'Two wells',
  };
  keep(4, { ...complete, ...given });
  await openPage(routes, '/loan-application');
  const rows = screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(Object.fromEntries(rows)).toMatchObject({
    'Farm name': 'Green Valley Farm',
    'Farm address': '12 Acequia Road',
    'Farm size': 'Small, 5 to 50 acres',
    'Established year': '1998',
    'Primary crop': 'Grains',
    'Secondary crops': 'Beans, Squash',
    'Farming type': 'Organic',
    'Soil type': 'Loamy',
    'Irrigation system': 'Rainwater',
    Certifications: 'Fair Trade',
    Description: 'Forty acres between two creeks.',
    Purpose: 'Irrigation',
    'Annual revenue': '$25k to $50k',
    'Monthly expenses': '$1,250',
    'Existing debts': '$0',
    'Credit score': 'Good',
    'Business plan': 'Drip lines on nine acres before June.',
    Equipment: '$18,000',
    Land: '$24,000',
    Crops: '$900',
    Insurance: 'Crop insurance',
    'Insurance coverage': '$7,000',
    'Additional collateral': 'The north barn',
    'Risk mitigation': 'Two wells',
  });
  expect(screen.queryByText('Not filled in')).not.toBeInTheDocument();
});

const kept = () =>
  JSON.parse(localStorage.getItem(key) ?? 'null') as { values: { step: number; answers: object } } | null;
const closesTab = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('keeps every key and the step that was reached, and opens there again without a question', async () => {
  const { unmount } = await openPage(routes, '/loan-application');
  expect(kept()).toBeNull();
  await userEvent.type(screen.getByRole('textbox', { name: 'Farm name' }), 'Oak');
  expect(kept()).toMatchObject({ values: { step: 1, answers: { farmName: 'Oak' } } });
  await userEvent.type(screen.getByRole('textbox', { name: 'Farm address' }), '12 Acequia Road');
  await userEvent.click(screen.getByRole('button', { name: /^Continue to Loan Amount/ }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Business plan' }), 'Drip');
  expect(kept()).toMatchObject({ values: { step: 2, answers: { farmName: 'Oak', businessPlan: 'Drip' } } });
  await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
  await screen.findByRole('textbox', { name: 'Farm name' });
  expect(kept()).toMatchObject({ values: { step: 1, answers: { farmName: 'Oak', businessPlan: 'Drip' } } });
  await userEvent.click(screen.getByRole('button', { name: /^Continue to Loan Amount/ }));
  await screen.findByRole('textbox', { name: 'Business plan' });
  expect(closesTab()).toBe(true);

  const before = localStorage.getItem(key) ?? '';
  unmount();
  loanWizard.restarted();
  localStorage.setItem(key, before);
  await openPage(routes, '/loan-application');
  expect(await screen.findByRole('textbox', { name: 'Business plan' })).toHaveValue('Drip');
  expect(closesTab()).toBe(true);
});

it('keeps no draft of a page on which nothing was typed', async () => {
  const { unmount } = await openPage(routes, '/loan-application');
  unmount();
  expect(kept()).toBeNull();
});

it('opens a year below zero again, for the step to refuse, with everything else', async () => {
  const { unmount } = await openPage(routes, '/loan-application');
  await userEvent.type(screen.getByRole('textbox', { name: 'Farm name' }), 'Oak');
  await userEvent.type(screen.getByRole('textbox', { name: 'Established year' }), '-5');
  const before = localStorage.getItem(key) ?? '';
  unmount();
  loanWizard.restarted();
  localStorage.setItem(key, before);
  await openPage(routes, '/loan-application');
  expect(screen.getByRole('textbox', { name: 'Established year' })).toHaveValue('-5');
  expect(screen.getByRole('textbox', { name: 'Farm name' })).toHaveValue('Oak');
});

it('leaves a field alone that was changed before the draft had been read, and keeps both', async () => {
  keep(1, complete);
  const opening = openPage(routes, '/loan-application');
  fireEvent.input(await screen.findByRole('textbox', { name: 'Farm name' }), { target: { value: 'Elm' } });
  await opening;
  expect(screen.getByRole('textbox', { name: 'Farm name' })).toHaveValue('Elm');
  expect(kept()).toMatchObject({ values: { answers: { farmName: 'Elm', farmAddress: '12 Acequia Road' } } });
});

it('has the browser ask while the storage refuses what is typed', async () => {
  await openPage(routes, '/loan-application');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await userEvent.type(screen.getByRole('textbox', { name: 'Farm name' }), 'Oak');
  expect(closesTab()).toBe(false);
});

it('is blank on its first step once the visitor erases everything, in this tab or in another', async () => {
  keep(2, complete);
  const { unmount } = await openPage(routes, '/loan-application');
  expect(screen.getByRole('textbox', { name: 'Business plan' })).toBeVisible();
  act(() => eraseStored([stored.loan]));
  expect(await screen.findByRole('textbox', { name: 'Farm name' })).toHaveValue('');
  expect(kept()).toBeNull();
  await userEvent.type(screen.getByRole('textbox', { name: 'Farm name' }), 'Elm');
  expect(kept()).toMatchObject({ values: { step: 1, answers: { farmName: 'Elm', businessPlan: '' } } });

  unmount();
  eraseStored([stored.loan]);
  await openPage(routes, '/loan-application');
  expect(screen.getByRole('textbox', { name: 'Farm name' })).toHaveValue('');
  expect(kept()).toBeNull();
});

it('drops what it kept when it starts over, also the answers of a restored first step', async () => {
  keep(1, complete);
  await openPage(routes, '/loan-application');
  await userEvent.click(screen.getByRole('button', { name: 'Start Over' }));
  const question = within(screen.getByRole('group', { name: 'Start over?' }));
  await userEvent.click(question.getByRole('button', { name: 'Start Over' }));
  expect(screen.getByRole('textbox', { name: 'Farm name' })).toHaveValue('');
  expect(kept()).toBeNull();
});

it("tells the visitor's ledger where a saved application stands, and forgets it when it starts over", async () => {
  keep(3, { ...complete, loanAmount: 25_000, repaymentPeriod: 24 });
  await openPage(routes, '/loan-application');
  await userEvent.click(screen.getByRole('link', { name: 'Save & Exit' }));
  await waitFor(() => expect(readYou().entries).toHaveLength(1));
  expect(readYou().entries).toMatchObject([
    {
      title: 'Loan application saved',
      line: '$25,000 over 24 months. Next: Collateral',
      state: 'step 3 of 4',
      to: '/loan-application',
    },
  ]);
  act(() => loanWizard.restarted());
  expect(readYou().entries).toEqual([]);
});

it('tells the ledger of an application that was only typed, beside one that was submitted, until it is submitted', async () => {
  recordEntry({ kind: 'loan', ref: 'application', title: 'Loan application submitted', state: 'submitted' });
  await openPage(routes, '/loan-application');
  expect(readYou().entries).toHaveLength(1);
  await userEvent.type(screen.getByRole('textbox', { name: 'Farm name' }), 'Oak');
  const saved = { title: 'Loan application saved', state: 'step 1 of 4', to: '/loan-application' };
  expect(readYou().entries).toMatchObject([saved, { state: 'submitted' }]);
  submitLoanFx.use(() => Promise.resolve());
  await act(() => submitLoanFx(toApplication(complete as Loan)));
  expect(readYou().entries).toMatchObject([{ state: 'submitted' }]);
  expect(readYou().entries[0]?.to).toBeUndefined();
});

it('goes on with the entry of an application that an earlier release saved', async () => {
  recordEntry({ kind: 'loan', ref: 'application', title: 'Loan application saved', state: 'step 2 of 4' });
  keep(2, complete);
  await openPage(routes, '/loan-application');
  const [before] = readYou().entries;
  await userEvent.type(screen.getByRole('textbox', { name: 'Business plan' }), 's');
  expect(readYou().entries).toMatchObject([{ id: before!.id, state: 'step 2 of 4' }]);
});

it('takes over what another tab changed, so that neither tab loses it', async () => {
  keep(1, complete);
  await openPage(routes, '/loan-application');
  await userEvent.type(screen.getByRole('textbox', { name: 'Farm name' }), 's');
  const before = localStorage.getItem(key);
  keep(1, { ...complete, farmName: 'Green Valley Farms', farmAddress: '14 Acequia Road' });
  const after = localStorage.getItem(key);
  act(() => announceStored(stored.loan, before, after));
  const address = () => screen.getByRole('textbox', { name: 'Farm address' });
  await waitFor(() => expect(address()).toHaveValue('14 Acequia Road'));
  expect(localStorage.getItem(key)).toBe(after);
  await userEvent.type(address(), ', Taos');
  expect(kept()).toMatchObject({
    values: { answers: { farmName: 'Green Valley Farms', farmAddress: '14 Acequia Road, Taos' } },
  });
});

it('says the loan to value once the typing has stopped, and what the slider says only there', async () => {
  keep(3, { ...complete, loanAmount: 50_000 });
  await openPage(routes, '/loan-application');
  const ratio = within(screen.getByRole('region', { name: 'Loan to value' }));
  const live = () => ratio.getAllByRole('status').filter((each) => each.getAttribute('aria-live') !== 'off');
  await userEvent.type(screen.getByRole('spinbutton', { name: 'Equipment value' }), '12');
  expect(ratio.getByText('416,666.7%')).toBeVisible();
  expect(live().map(({ textContent }) => textContent)).toEqual(['0%']);
  await waitFor(() => expect(live()[0]).toHaveTextContent('416,666.7%'), { timeout: 3000 });

  act(() => loanWizard.previousPressed());
  const amount = (await screen.findAllByRole('status')).find(({ textContent }) => textContent === '$50,000');
  expect(amount).toHaveAttribute('aria-live', 'off');
});
