/*
 * The styles of the shell and of the 404 page, whose HTML the build renders. Their components are not in the host's
 * first file, because they do not run in the browser. The build fails when this HTML contains a class without a rule.
 */
import '@furrow/ui/site.css';
import '@furrow/ui/button.module.css';
import '@furrow/ui/themed-image.module.css';
import './footer.module.css';
import './header-menu.module.css';
import './header-strip.module.css';
import './header.module.css';
import './language-links.module.css';
import './menu-toggle.module.css';
import './not-found.module.css';
import './notice.module.css';
import './progress-bar.module.css';
import './quick-links.module.css';
import './shell.module.css';
import './site-menu.module.css';
import './theme-switch.module.css';
import './untranslated-styles';
import './wordmark.module.css';
