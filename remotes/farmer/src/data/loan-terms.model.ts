/** Annual percentage rate, fixed for the whole term. */
export const annualRate = 0.08;
export const originationFeeRate = 0.02;
export const serviceFeeRate = 0.005;

export const loanLimits = { min: 1000, max: 100_000, step: 1000, default: 10_000 } as const;
export const repaymentPeriods = [6, 12, 18, 24, 36, 48, 60] as const;
export const defaultRepaymentPeriod = 12;

export type LoanTerms = {
  amount: number;
  months: number;
  monthlyPayment: number;
  totalRepayment: number;
  totalInterest: number;
  /** Kept back when the loan is paid out. */
  originationFee: number;
  netReceived: number;
  /** Due once a year. */
  annualServiceFee: number;
};

/** Month 0 is the day of the loan. All figures are dollars, unrounded. */
export type ScheduleRow = { month: number; payment: number; interest: number; balance: number; interestSoFar: number };

/** A loan that its farm shows to everybody. Amounts are dollars. */
export type OpenLoan = {
  title: string;
  amount: number;
  /** When it was paid out, in words. */
  since: string;
  months: number;
  /** Monthly payments so far. */
  paid: number;
};

export type Risk = 'Low' | 'Medium' | 'High';
export type CollateralValues = { equipmentValue: number | null; landValue: number | null; cropValue: number | null };

/**
 * The level payment that clears `amount` in `months` equal installments: P r / (1 - (1 + r)^-n), with r a twelfth of the
 * annual rate. Dollars, unrounded: rounding happens where a figure is shown.
 */
export function monthlyPayment(amount: number, months: number): number {
  const rate = annualRate / 12;
  return (amount * rate) / (1 - (1 + rate) ** -months);
}

export function loanTerms(amount: number, months: number): LoanTerms {
  const payment = monthlyPayment(amount, months);
  const originationFee = amount * originationFeeRate;
  return {
    amount,
    months,
    monthlyPayment: payment,
    totalRepayment: payment * months,
    totalInterest: payment * months - amount,
    originationFee,
    netReceived: amount - originationFee,
    annualServiceFee: amount * serviceFeeRate,
  };
}

/** The balance after each payment. The last row ends at exactly zero: what floating point leaves over is less than a cent. */
export function amortizationSchedule(amount: number, months: number): ScheduleRow[] {
  const payment = monthlyPayment(amount, months);
  const rows: ScheduleRow[] = [{ month: 0, payment: 0, interest: 0, balance: amount, interestSoFar: 0 }];
  let balance = amount;
  let interestSoFar = 0;
  for (let month = 1; month <= months; month += 1) {
    const interest = balance * (annualRate / 12);
    interestSoFar += interest;
    balance = month === months ? 0 : balance + interest - payment;
    rows.push({ month, payment, interest, balance, interestSoFar });
  }
  return rows;
}

/** A typed amount, brought into the limits and rounded to a step. Dollars. */
export function toLoanAmount(typed: number | null): number {
  const { min, max, step } = loanLimits;
  if (typed === null || Number.isNaN(typed)) return min;
  return Math.min(max, Math.max(min, Math.round(typed / step) * step));
}

export function collateralTotal({ equipmentValue, landValue, cropValue }: CollateralValues): number {
  return (equipmentValue ?? 0) + (landValue ?? 0) + (cropValue ?? 0);
}

/** Percent of the collateral's value that is lent, to one decimal; 0 when nothing has a value. */
export function loanToValue(amount: number, values: CollateralValues): number {
  const total = collateralTotal(values);
  return total > 0 ? Math.round((amount / total) * 1000) / 10 : 0;
}

/** Judged on the figure that is shown, so that 50.0% is never called Medium. */
export function riskOf(ltv: number): Risk {
  if (ltv <= 50) return 'Low';
  return ltv <= 70 ? 'Medium' : 'High';
}
