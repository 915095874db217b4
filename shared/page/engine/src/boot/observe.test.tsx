import { observerTemplateId } from '@furrow/formats/observer-element';
import { observeWhenIdle } from './observe';

const failure = { remote: 'shop', version: '1.1.0', path: '/buy-food', phase: 'entry', error: '404' } as const;
const observers = () => document.querySelectorAll('body > script').length;

function documentWith(attributes: string): void {
  document.body.innerHTML = `<template id="${observerTemplateId}"${attributes}><script async data-src="/host/1.0.0/observer.js"></script></template>`;
}

beforeEach(() => {
  jest.useFakeTimers();
  delete window.furrowReports;
});
afterEach(() => jest.useRealTimers());

it('runs the observer when the page is idle, once', () => {
  documentWith('');
  observeWhenIdle();
  expect(observers()).toBe(0);
  jest.advanceTimersByTime(1000);
  window.furrowReports?.report(failure);
  expect(observers()).toBe(1);
});

it('runs it at once for what failed, and keeps errors for it that nobody caught', () => {
  documentWith('');
  observeWhenIdle();
  window.furrowReports?.report(failure);
  const error = new ErrorEvent('error', { message: 'lots' });
  window.dispatchEvent(error);
  expect(observers()).toBe(1);
  expect(window.furrowReports?.heard).toEqual([failure, error]);
});

it('observes a page that the browser renders ahead once it is opened, and keeps what failed before', () => {
  Object.assign(document, { prerendering: true });
  documentWith('');
  observeWhenIdle();
  window.furrowReports?.report(failure);
  jest.advanceTimersByTime(1000);
  expect(observers()).toBe(0);
  Object.assign(document, { prerendering: false });
  const opened = new Event('prerenderingchange');
  document.dispatchEvent(opened);
  window.furrowReports?.report(failure);
  expect(window.furrowReports?.openedAt).toBe(opened.timeStamp);
  expect(observers()).toBe(1);
  expect(window.furrowReports?.heard).toEqual([failure, failure]);
});

it('hands over to the observer what comes later, and keeps the first hundred', () => {
  documentWith('');
  observeWhenIdle();
  const take = jest.fn();
  if (window.furrowReports) window.furrowReports.take = take;
  for (let time = 0; time < 150; time += 1) window.furrowReports?.report(failure);
  expect(take).toHaveBeenCalledTimes(150);
  expect(window.furrowReports?.heard).toHaveLength(100);
});

it('does nothing on a site that does not name any address, and on page views that are none of those it observes', () => {
  document.body.replaceChildren();
  observeWhenIdle();
  expect(window.furrowReports).toBeUndefined();
  jest.spyOn(Math, 'random').mockReturnValue(0.25);
  documentWith(' data-share="25"');
  observeWhenIdle();
  expect(window.furrowReports).toBeUndefined();
  documentWith(' data-share="26"');
  observeWhenIdle();
  expect(window.furrowReports).toBeDefined();
});
