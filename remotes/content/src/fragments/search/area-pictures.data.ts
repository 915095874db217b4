import foodSafety from '@furrow/ui/art/blog-food-safety.svg';
import valley from '@furrow/ui/art/case-green-valley.svg';
import soil from '@furrow/ui/art/farm-soil-regeneration.svg';
import umbrella from '@furrow/ui/art/icon-insurance.svg';
import vote from '@furrow/ui/art/icon-vote.svg';
import wallet from '@furrow/ui/art/icon-wallet.svg';
import desk from '@furrow/ui/art/scene-demo.svg';
import gate from '@furrow/ui/art/scene-login.svg';
import book from '@furrow/ui/art/scene-register.svg';

/** The picture of what is found without one, by the beginning of its address; a longer beginning is before a shorter. */
export const areaPictures: readonly (readonly [area: string, picture: string])[] = [
  ['/bug-bounty', umbrella],
  ['/contact', gate],
  ['/governance/treasury', wallet],
  ['/governance', vote],
  ['/legal', book],
  ['/press-kit', valley],
  ['/resources/carbon-guide', soil],
  ['/resources/docs', desk],
  ['/resources/food-safety-guide', foodSafety],
];
