import './untranslated.module.css';
