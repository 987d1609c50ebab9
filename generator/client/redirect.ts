/** The script of a static redirect page: unlike the page's meta refresh, it keeps query and fragment. */
const target = document.documentElement.dataset.to;
if (target) location.replace(target + location.search + location.hash);
