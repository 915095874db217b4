import { fragmentScriptsId } from '@furrow/contract/fragment-element';
import { runFragmentScripts } from './fragment-scripts';
import { overridesSettledEvent } from '../common/page-events';

const scripts = () => document.querySelectorAll('body > script').length;

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/barn');
  document.body.innerHTML = `<template id="${fragmentScriptsId}"><script async data-src="/shop/1.0.0/cart.boot.js"></script></template>`;
});

it('runs the scripts at once where nobody asks for another version', () => {
  runFragmentScripts();
  expect(scripts()).toBe(1);
});

it.each([
  ['address', () => history.replaceState(null, '', '/barn?mf=barn@localhost:3001')],
  ['session', () => sessionStorage.setItem('mf', 'barn@1.1.0')],
])('keeps them back until the visitor was asked about what the %s wants to show', (_where, ask) => {
  ask();
  runFragmentScripts();
  expect(scripts()).toBe(0);
  document.dispatchEvent(new Event(overridesSettledEvent));
  expect(scripts()).toBe(1);
});

it('has nothing to do where the document runs them itself', () => {
  document.body.replaceChildren();
  runFragmentScripts();
  expect(scripts()).toBe(0);
});
