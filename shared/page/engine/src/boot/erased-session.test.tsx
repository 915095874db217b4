import { dropErasedSession } from './erased-session';

it('drops what another tab erases, and nothing that it only changes', () => {
  sessionStorage.setItem('checkout', 'Nora');
  sessionStorage.setItem('zip', '97330');
  const hear = (key: string, newValue: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
  dropErasedSession();
  hear('zip', '60614');
  hear('checkout', '');
  expect({ ...sessionStorage }).toEqual({ checkout: 'Nora', zip: '97330' });
  hear('checkout', null);
  expect({ ...sessionStorage }).toEqual({ zip: '97330' });
});
