import { code } from '../code-definition.ts';

export const links = {
  WL3002: code({ suppressible: false, followsFromUnread: ['pages'] })`A link names a page that does not exist.
    Links name pages by the name of their folder, so that they follow when an address changes.
    - to('suport')
    + to('support')`,
  WL3003: code({ suppressible: false, followsFromUnread: ['pages'] })`A link names a place that the page does not have.
    The places that may be linked to are the anchors of its page.ts, and the page must have an element with that id.
    - to('support', 'questions')
    + to('support', 'faq')`,
  WL3005: code({ suppressible: false })`A link names an external address that the brand file does not list.
    Every address outside the site has a name in content/brand.ts, so that it is changed in one place.
    - external('blgo')
    + external('blog')`,
  WL3006: code()`An external address is not a https address.
    Visitors must not be sent to an address that can be read or changed on the way.
    - blog: 'http://blog.example/'
    + blog: 'https://blog.example/'`,
  WL3007: code({ followsFromUnread: ['countries', 'pages'] })`A menu or header names something that does not exist.
    The header names menus of navigation.ts, countries and languages by their codes.
    - header: { default: 'man' }
    + header: { default: 'main' }`,
  WL3008: code({ severity: 'warning' })`A link is left out for a country.
    The country is named before the site has its page. The gap is declared with its reason, and reported until the page exists.
    - countries: { gb: omit('Comes with the legal texts.') }
    + countries: { gb: to('terms') }`,
  WL3012: code()`A link leads to a missing page.
    It opens the not-found page. Links that name pages with to() are always right; this one was written by hand or by a template.
    - <a href="/at-de/suport/">
    + <a href="/at-de/support/">`,
  WL3013: code()`A link leads to a place that its page does not have.
    Browsers then show the top of the page instead.
    - <a href="#questions"> … <section id="faq">
    + <a href="#faq"> … <section id="faq">`,
  WL3014: code()`A link leads to a page by a detour.
    A redirect costs visitors time, and a second address splits what search engines know of a page. Each page is linked to by its own address, spelt in one way.
    - <a href="/at/support">
    + <a href="/at-de/support/">`,
  WL3015: code()`A link leads to a page that is not meant to be visited.
    The page is left out for this country and language, or it answers for addresses that do not exist.
    - <a href="/at-de/404.html">
    + <a href="/at-de/">`,
  WL3016: code()`A referenced file does not exist.
    A picture, style, script, font or icon is missing in the output, so the page is shown without it.
    - <link rel="icon" href="/icon.gif">
    + <link rel="icon" href="/favicon.svg">`,
  WL3017: code()`A link to an e-mail address or telephone number is wrong.
    It begins with mailto: or tel:, because browsers know no other word for them. Numbers are dialled from every country, so they begin with + and the country code. Numbers and addresses are those of content/brand.ts.
    - <a href="tel:030 23125">
    + <a href="tel:+493023125014">`,
  WL3018: code()`A link leaves the site for an address that the brand file does not list.
    Every address outside the site has a name in content/brand.ts, so that it can be seen and changed in one place.
    - <a href="https://somewhere.example/">
    + external('blog')`,
  WL3019: code()`A link leaves the site without an announcement.
    A link to another site opens a new tab, so that the page is not lost, and announces this in words (WCAG 3.2.5, G201).
    - <a href="https://blog.example/">Blog</a>
    + <a href="https://blog.example/" target="_blank" rel="noopener">Blog (opens in a new tab)</a>`,
  WL3031: code({ suppressible: false })`A link leads to a page that its readers do not have.
    A menu entry or link to a page without an address for readers of a country disappears there; in a text its words remain without a link. Give the page an address there, link to a page that all readers have, or name another target for that country in the menu, or omit with a reason.
    - to: to('prices'), but prices has addresses in Austria alone
    + to: { countries: { pt: omit('Prices follow in spring.') }, default: to('prices') }`,
  WL3032: code()`A checkbox accepts terms, and its link does not lead to them.
    The checkbox accepts the contract of the country, so the link beside it must lead to that document. The link has rel="terms-of-service". A page in the place of a contract that does not exist yet cannot be accepted.
    - <input type="checkbox" name="acceptTerms" required> … <a href="/at-de/" rel="terms-of-service">
    + <input type="checkbox" name="acceptTerms" required> … <a href="/at-de/terms/" rel="terms-of-service">`,
  WL3037: code()`A menu has an entry twice.
    Visitors see the same words with the same target twice in one menu.
    - legal: [{ label: 'footer.privacy', to: to('privacy') }, { label: 'footer.privacy', to: to('privacy') }]
    + legal: [{ label: 'footer.privacy', to: to('privacy') }]`,
  WL3039: code({ foundBy: 'theme' })`A component contains the address of a page.
    A literal address in runtime/ leads all readers to one country and language, and breaks when the path of its page changes. Name the page; the build makes its address.
    - <a href="/de-de/support/">
    + <a href={link({ page: 'support' })}>`,
};
