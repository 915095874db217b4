import type { MouseEvent } from 'react';
import { useNavigate } from '@furrow/router';
import { BackLink } from '@furrow/ui/back-link';

/** Goes where the visitor came from; a visitor who came from elsewhere, or without JavaScript, goes to the landing page. */
export function GoBack() {
  const navigate = useNavigate();

  function goBack(event: MouseEvent) {
    // Browsers with the Navigation API tell whether the entry before this one belongs to this site as well.
    const navigation = window.navigation as Navigation | undefined;
    if (!navigation?.canGoBack) return;
    event.preventDefault();
    void navigate(-1);
  }

  return (
    <BackLink to="/" onClick={goBack}>
      Back
    </BackLink>
  );
}
