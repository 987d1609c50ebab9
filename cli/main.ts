import './main.mjs';
