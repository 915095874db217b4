export * as loanStatus from './loan-status/loan-status.schema';
export * as youMenu from './you-menu/you-menu.schema';
