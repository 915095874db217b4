/*
 * The variables of our theme, light and dark, which every component of antd reads. Each component's
 * file imports this one by its public name, so that it is loaded once, whoever brings it.
 */
import './base.css';
