import fc from 'fast-check';
import { popupFeatures, shareAddress, shareTargets } from './share.model';

describe('sharing', () => {
  it('opens a window of 600 by 400', () => {
    expect(popupFeatures).toContain('width=600,height=400');
  });

  it('has no window for Instagram', () => {
    expect(shareAddress('instagram', 'Hello', 'https://furrow.example/')).toBeUndefined();
  });

  it('carries any message and any page through the address unharmed', () => {
    fc.assert(
      fc.property(fc.constantFrom(...shareTargets.slice(0, 3)), fc.string(), fc.webUrl(), (target, message, page) => {
        const query = new URL(shareAddress(target, message, page) ?? '').searchParams;
        expect([...query.values()].toSorted()).toEqual([message, page].toSorted());
      }),
    );
  });
});
