/** Types of inputs whose value is shown as it is. */
const written = /^(?:text|search|email|url|tel|number|date|datetime-local|month|week|time|submit|button|reset)$/;
/** Values of `autocomplete` whose fields are never read: passwords, cards, codes. */
const secret = /password|^cc-|one-time-code/;

/** The text of a form field: its value, or the chosen option. Null for other elements and for secrets. */
export function fieldText(element: Element): string | null {
  switch (element.localName) {
    case 'select': {
      const { options } = element as HTMLSelectElement;
      const chosen = [...options].filter(({ selected }) => selected).map(({ label, text }) => (label || text).trim());
      return chosen.join(', ');
    }
    case 'datalist':
      return '';
    case 'input': {
      const { type, value, checked } = element as HTMLInputElement;
      if (type === 'checkbox' || type === 'radio') return checked ? '[x]' : '[ ]';
      const hidden = !written.test(type) || secret.test(element.getAttribute('autocomplete') ?? '');
      return hidden ? '' : value;
    }
    default:
      return null;
  }
}
