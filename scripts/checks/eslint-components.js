export { componentsOnly as default } from '@furrow/lint/eslint';
