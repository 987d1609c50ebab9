/**
 * An email address as browsers check it (WHATWG HTML, "valid email address"), with a dot in its domain. Letters outside ASCII
 * are taken in the domain alone: browsers check there what the domain becomes in ASCII.
 */
export const emailAddress =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?)+$/u;
