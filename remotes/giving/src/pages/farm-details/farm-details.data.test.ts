import { campaignDetails } from './farm-details.data';
import type { Member } from './farm-details.model';

it('shows each face under one name only', () => {
  const faces = Object.values(campaignDetails).flatMap(({ team }) =>
    team.flatMap((member: Member) => member.portrait ?? []),
  );
  expect(faces.length).toBeGreaterThan(0);
  expect(new Set(faces).size).toBe(faces.length);
});
