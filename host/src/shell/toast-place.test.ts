import fc from 'fast-check';
import { clearPlace, riseAbove, type Box } from './toast-place';

const toast: Box = { top: 700, bottom: 800, left: 12, right: 378 };
const box = (top: number, bottom: number, left = 0, right = 390): Box => ({ top, bottom, left, right });

it.each([
  ['stays where nothing is', [], 0],
  ['stays beside a drawer', [box(0, 844, 900, 1440)], 0],
  ['stays above a bar it does not touch', [box(800, 844)], 0],
  ['rises above a foot bar', [box(754, 844)], 58],
  ['rises above the button that was pressed', [box(720, 768, 20, 200)], 92],
  ['rises above a button that the bar pushed it onto', [box(754, 844), box(600, 660)], 212],
  ['stays when there is no way up', [box(10, 790)], 0],
  ['stays clear of a foot bar below a list with no room above it', [box(754, 844), box(60, 740)], 58],
])('%s', (_, obstacles, expected) => expect(riseAbove(toast, obstacles)).toBe(expected));

const wide = 1440;
/** Like a box of the browser, it has none of its properties as its own. */
const measured = Object.create(toast) as Box;
const tiles = box(200, 760, 100, 750);

it.each([
  ['rises a little rather than change the side', [box(720, 768, 20, 200)], { rise: 92, across: false }],
  ['changes the side rather than rise far', [tiles], { rise: 0, across: true }],
  ['rises on the other side where that is shorter', [tiles, box(740, 790, 1100, 1300)], { rise: 72, across: true }],
  ['stays on its side where both are as far', [box(200, 760, 0, wide)], { rise: 612, across: false }],
])('%s', (_, obstacles, expected) => expect(clearPlace(measured, wide, obstacles, () => false)).toEqual(expected));

it('does not go where it may not stand', () =>
  expect(clearPlace(toast, wide, [tiles], ({ left }) => left > 1000)).toEqual({ rise: 612, across: false }));

it('covers nothing once it has risen', () => {
  const some = fc
    .record({ top: fc.integer({ min: 500, max: 840 }), height: fc.integer({ min: 20, max: 90 }), left: fc.nat(400) })
    .map(({ top, height, left }) => box(top, top + height, left, left + 120));
  fc.assert(
    fc.property(fc.array(some, { maxLength: 2 }), (obstacles) => {
      const rise = riseAbove(toast, obstacles);
      for (const { top, bottom, left, right } of obstacles) {
        const beside = right <= toast.left || left >= toast.right;
        expect(beside || bottom <= toast.top - rise || top >= toast.bottom - rise).toBe(true);
      }
    }),
  );
});
