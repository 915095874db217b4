import { cartChangedEvent, storageKey } from '@furrow/cart/storage';
import { screen } from '@testing-library/react';
import { followCart } from './follow-cart';

const link = () => document.querySelector<HTMLElement>('a')!;
const pieces = (quantity: number) =>
  JSON.stringify([{ id: 'honey', name: 'Honey', farm: '', image: '', price: '14.50', unit: 'jar', quantity }]);
const change = (detail: number) => window.dispatchEvent(new CustomEvent(cartChangedEvent, { detail }));
const bump = jest.fn();
let stops: (() => void)[] = [];
const follow = () => void stops.push(followCart(link()));
let still = false;

beforeEach(() => {
  still = false;
  bump.mockClear();
  Object.assign(Element.prototype, { animate: bump });
  window.matchMedia = () => ({ matches: still }) as MediaQueryList;
  document.body.innerHTML = '<a href="/checkout" hidden><span>Cart</span> <span></span><span></span></a>';
});
afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
  jest.restoreAllMocks();
  localStorage.clear();
});

it('is there only while the cart holds something', () => {
  follow();
  expect(link()).not.toBeVisible();
  change(1);
  expect(link()).toHaveAccessibleName('Cart 1 item');
  change(0);
  expect(link()).not.toBeVisible();
});

it('leaves the link as it was sent while the cart is empty', () => {
  const sent = document.body.innerHTML;
  follow();
  expect(document.body.innerHTML).toBe(sent);
});

it('shows what was saved, and follows other tabs and the back/forward cache', () => {
  localStorage.setItem(storageKey, pieces(2));
  follow();
  expect(link()).toHaveAccessibleName('Cart 2 items');
  localStorage.setItem(storageKey, pieces(1));
  window.dispatchEvent(new StorageEvent('storage', { key: storageKey }));
  expect(link()).toHaveAccessibleName('Cart 1 item');
  localStorage.setItem(storageKey, pieces(4));
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(link()).toHaveAccessibleName('Cart 4 items');
});

it('goes on to show what the storage refused', () => {
  follow();
  change(2);
  follow();
  expect(link()).toHaveAccessibleName('Cart 2 items');
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
  expect(link()).toHaveAccessibleName('Cart 2 items');
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(link()).toHaveAccessibleName('Cart 2 items');
  localStorage.setItem(storageKey, pieces(1));
  window.dispatchEvent(new StorageEvent('storage', { key: storageKey }));
  expect(link()).toHaveAccessibleName('Cart 1 item');
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(link()).not.toBeVisible();
});

it('bumps when something comes into the cart, once for all who follow, and not when a page opens or motion is unwanted', () => {
  localStorage.setItem(storageKey, pieces(2));
  follow();
  follow();
  expect(bump).not.toHaveBeenCalled();
  change(3);
  expect(bump).toHaveBeenCalledTimes(1);
  change(3);
  change(1);
  still = true;
  change(2);
  expect(bump).toHaveBeenCalledTimes(1);
  still = false;
  change(0);
  change(1);
  expect(bump).toHaveBeenCalledTimes(2);
});

it('stays away when the saved cart cannot be read', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  follow();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

it('ends when it is told to', () => {
  followCart(link())();
  change(1);
  expect(link()).not.toBeVisible();
});
