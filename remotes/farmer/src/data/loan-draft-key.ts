/** The localStorage key of the loan application that Save & Exit keeps. */
export const loanDraftKey = 'furrow.loan-application';
