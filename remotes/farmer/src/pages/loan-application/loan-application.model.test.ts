import { allSettled, fork } from 'effector';
import { collateralOptions } from './loan-application.data';
import { isSubmitDisabled, loanWizard, submitLoanFx, toApplication } from './loan-application.model';
import { blankLoan, loanSchema } from './loan-application.schema';

const complete = {
  ...blankLoan,
  farmName: 'Green Valley Farm',
  farmAddress: '12 Acequia Road',
  loanAmount: 25_000,
  repaymentPeriod: 24 as const,
  businessPlan: 'Drip lines on nine acres before June.',
  collateral: ['land' as const, 'equipment' as const],
};

const messages = (loan: unknown) => {
  const parsed = loanSchema.safeParse(loan);
  return parsed.success ? {} : Object.fromEntries(parsed.error.issues.map(({ path, message }) => [path[0], message]));
};

test('a new application asks for $10,000 over 12 months', () => {
  expect(loanWizard.initial.answers).toMatchObject({ loanAmount: 10_000, repaymentPeriod: 12 });
});

test('an empty form is refused in the words of the specification', () => {
  expect(messages(blankLoan)).toEqual({
    farmName: 'Farm name is required',
    farmAddress: 'Farm address is required',
    businessPlan: 'Please describe how you plan to use the loan',
    collateral: 'Please select at least one type of collateral to secure your loan.',
  });
});

test('the established year runs from 1900 to the current year', () => {
  const thisYear = new Date().getFullYear();
  expect(messages({ ...complete, establishedYear: 1900 })).toEqual({});
  expect(messages({ ...complete, establishedYear: thisYear })).toEqual({});
  expect(messages({ ...complete, establishedYear: 1899 })).toHaveProperty('establishedYear');
  expect(messages({ ...complete, establishedYear: thisYear + 1 })).toEqual({
    establishedYear: 'Established year cannot be in the future',
  });
});

test('farm size, primary crop and farming type are not enforced', () => {
  expect(messages(complete)).toEqual({});
});

test('the application names its collateral and the payment that follows from it', () => {
  const application = toApplication(complete);
  expect(application.collateralType).toBe('equipment,land');
  expect(application.selectedCollateralDetails).toEqual([
    { id: 'equipment', name: 'Equipment', risk: 'Low' },
    { id: 'land', name: 'Land', risk: 'Very Low' },
  ]);
  expect(application.estimatedMonthlyPayment).toBe(1130.68);
  expect(application).not.toHaveProperty('agreeTerms');
});

test('equipment, land, crops and livestock carry Low, Very Low, Medium and Medium risk', () => {
  expect(collateralOptions.map(({ id, risk }) => [id, risk])).toEqual([
    ['equipment', 'Low'],
    ['land', 'Very Low'],
    ['crops', 'Medium'],
    ['livestock', 'Medium'],
  ]);
});

test('Submit waits for the terms and while it is sending', () => {
  expect(isSubmitDisabled({ agreeTerms: false }, false)).toBe(true);
  expect(isSubmitDisabled({ agreeTerms: true }, true)).toBe(true);
  expect(isSubmitDisabled({ agreeTerms: true }, false)).toBe(false);
});

test('sending takes two seconds', async () => {
  jest.useFakeTimers();
  const scope = fork();
  const settled = allSettled(submitLoanFx, { scope, params: toApplication(complete) });
  await jest.advanceTimersByTimeAsync(1999);
  expect(scope.getState(submitLoanFx.pending)).toBe(true);
  await jest.advanceTimersByTimeAsync(1);
  await settled;
  expect(scope.getState(submitLoanFx.pending)).toBe(false);
  jest.useRealTimers();
});

test('no step lets go before its own fields hold', async () => {
  const scope = fork();
  const step = () => scope.getState(loanWizard.$wizard).step;
  await allSettled(loanWizard.stepCompleted, { scope, params: { farmName: 'Green Valley Farm' } });
  expect(step()).toBe(1);
  await allSettled(loanWizard.stepCompleted, { scope, params: { farmAddress: '12 Acequia Road' } });
  expect(step()).toBe(2);
  await allSettled(loanWizard.stepCompleted, { scope, params: { businessPlan: ' ' } });
  expect(step()).toBe(2);
  await allSettled(loanWizard.stepCompleted, { scope, params: { businessPlan: 'Drip lines before June.' } });
  await allSettled(loanWizard.stepCompleted, { scope, params: {} });
  expect(step()).toBe(3);
  await allSettled(loanWizard.stepCompleted, { scope, params: { collateral: ['land'] } });
  expect(step()).toBe(4);
});
