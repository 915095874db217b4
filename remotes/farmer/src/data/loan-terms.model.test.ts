import fc from 'fast-check';
import {
  amortizationSchedule,
  loanLimits,
  loanTerms,
  loanToValue,
  monthlyPayment,
  repaymentPeriods,
  riskOf,
  toLoanAmount,
} from './loan-terms.model';

const amounts = fc.integer({ min: 1, max: 100 }).map((thousands) => thousands * 1000);
const periods = fc.constantFrom(...repaymentPeriods);
const nothing = { equipmentValue: null, landValue: null, cropValue: null };

describe('the monthly payment at 8% a year', () => {
  // By hand: r = 0.08 / 12 = 0.00666667; 1.00666667^-12 = 0.92336148; 10000 r / (1 - that) = 66.66666667 / 0.07663852.
  test.each([
    [10_000, 12, 869.88],
    [25_000, 24, 1130.68],
    [1_000, 6, 170.58],
    [100_000, 60, 2027.64],
    [50_000, 36, 1566.82],
  ])('of $%i over %i months is $%d', (amount, months, payment) => {
    expect(monthlyPayment(amount, months)).toBeCloseTo(payment, 2);
  });
});

test('the terms of $25,000 over 24 months are those worked out by hand', () => {
  const terms = loanTerms(25_000, 24);
  expect(terms.totalInterest).toBeCloseTo(2136.37, 2);
  expect(terms.originationFee).toBe(500);
  expect(terms.netReceived).toBe(24_500);
  expect(terms.annualServiceFee).toBe(125);
});

test('after a year of $25,000 over 24 months $12,998.08 is left and $1,566.26 of interest is paid', () => {
  const month12 = amortizationSchedule(25_000, 24)[12];
  expect(month12?.balance).toBeCloseTo(12_998.08, 2);
  expect(month12?.interestSoFar).toBeCloseTo(1566.26, 1);
});

test('the first payment of $10,000 over 12 months holds $66.67 of interest', () => {
  const [start, first] = amortizationSchedule(10_000, 12);
  expect(start).toEqual({ month: 0, payment: 0, interest: 0, balance: 10_000, interestSoFar: 0 });
  expect(first?.interest).toBeCloseTo(66.67, 2);
  expect(first?.balance).toBeCloseTo(9196.78, 2);
});

test('every schedule falls from the amount to zero, month by month', () => {
  fc.assert(
    fc.property(amounts, periods, (amount, months) => {
      const schedule = amortizationSchedule(amount, months);
      expect(schedule).toHaveLength(months + 1);
      expect(schedule.at(-1)?.balance).toBe(0);
      for (const [index, row] of schedule.entries()) {
        const before = schedule[index - 1];
        if (before) expect(row.balance).toBeLessThan(before.balance);
      }
      const beforeLast = schedule.at(-2)!;
      const leftOver = beforeLast.balance + schedule.at(-1)!.interest - schedule.at(-1)!.payment;
      expect(Math.abs(leftOver)).toBeLessThan(0.005);
    }),
  );
});

test('payments, principal and interest agree for every loan on offer', () => {
  fc.assert(
    fc.property(amounts, periods, (amount, months) => {
      const terms = loanTerms(amount, months);
      const schedule = amortizationSchedule(amount, months);
      const paid = schedule.reduce((sum, { payment }) => sum + payment, 0);
      expect(paid).toBeCloseTo(terms.totalRepayment, 4);
      expect(schedule.at(-1)!.interestSoFar).toBeCloseTo(terms.totalInterest, 4);
      expect(terms.netReceived + terms.originationFee).toBeCloseTo(amount, 6);
      expect(terms.totalInterest).toBeGreaterThan(0);
    }),
  );
});

test('a larger loan costs more each month', () => {
  fc.assert(
    fc.property(amounts, amounts, periods, (one, other, months) => {
      fc.pre(one < other);
      expect(monthlyPayment(one, months)).toBeLessThan(monthlyPayment(other, months));
    }),
  );
});

test('a longer loan costs less each month and more in all', () => {
  fc.assert(
    fc.property(amounts, periods, periods, (amount, short, long) => {
      fc.pre(short < long);
      expect(monthlyPayment(amount, long)).toBeLessThan(monthlyPayment(amount, short));
      expect(loanTerms(amount, long).totalInterest).toBeGreaterThan(loanTerms(amount, short).totalInterest);
    }),
  );
});

test('a typed amount is brought into the limits and onto a step of $1,000', () => {
  expect([null, 0, 999, 12_345, 12_500, 99_999, 1_000_000].map(toLoanAmount)).toEqual([
    1000, 1000, 1000, 12_000, 13_000, 100_000, 100_000,
  ]);
  fc.assert(
    fc.property(fc.double(), (typed) => {
      const amount = toLoanAmount(typed);
      expect(amount % loanLimits.step).toBe(0);
      expect(amount).toBeGreaterThanOrEqual(loanLimits.min);
      expect(amount).toBeLessThanOrEqual(loanLimits.max);
    }),
  );
});

test('loan to value is the loan as a percentage of equipment, land and crops, to one decimal', () => {
  expect(loanToValue(25_000, { equipmentValue: 18_000, landValue: 24_000, cropValue: null })).toBe(59.5);
  expect(loanToValue(10_000, { equipmentValue: 10_000, landValue: 10_000, cropValue: 10_000 })).toBe(33.3);
});

test('loan to value is 0 while nothing has a value', () => {
  expect(loanToValue(25_000, nothing)).toBe(0);
  expect(loanToValue(25_000, { equipmentValue: 0, landValue: 0, cropValue: 0 })).toBe(0);
});

test('risk is Low to 50%, Medium to 70% and High above', () => {
  expect([0, 50, 50.1, 70, 70.1, 250].map(riskOf)).toEqual(['Low', 'Low', 'Medium', 'Medium', 'High', 'High']);
});

test('more collateral never raises the risk', () => {
  const order = ['Low', 'Medium', 'High'];
  fc.assert(
    fc.property(
      amounts,
      fc.integer({ min: 1, max: 500_000 }),
      fc.integer({ min: 0, max: 500_000 }),
      (amount, value, more) => {
        const before = riskOf(loanToValue(amount, { ...nothing, landValue: value }));
        const after = riskOf(loanToValue(amount, { ...nothing, landValue: value, cropValue: more }));
        expect(order.indexOf(after)).toBeLessThanOrEqual(order.indexOf(before));
      },
    ),
  );
});
