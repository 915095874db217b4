import type { MouseEvent } from 'react';
import { ArrowLeft } from 'lucide-react';
import { useNavigate } from '@furrow/router';
import { TextLink } from '@furrow/ui/button';
import styles from './go-back.module.css';

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
    <span className={styles.root}>
      <ArrowLeft size={18} strokeWidth={1.8} />
      <TextLink to="/" onClick={goBack}>
        Back
      </TextLink>
    </span>
  );
}
