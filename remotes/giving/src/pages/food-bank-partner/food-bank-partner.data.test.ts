import { percentOf } from '@furrow/cart/money';
import { sampleOrder } from './food-bank-partner.data';

it('divides the sample order as the shop divides every order: 5%, 3% and 12% to the cent, and growers get the rest', () => {
  const { total, parts } = sampleOrder;
  const [carriage = 0, foodBank = 0, furrow = 0] = [12, 5, 3].map((percent) => percentOf(total, percent));
  expect(parts.map(({ cents }) => cents)).toEqual([total - foodBank - furrow - carriage, carriage, foodBank, furrow]);
});
