/**
 * What every component of antd stands on: the variables of our theme, light and dark. Each component's
 * file imports this one by its public name, so that it is loaded once, whoever brings it.
 */
import './base.css';
