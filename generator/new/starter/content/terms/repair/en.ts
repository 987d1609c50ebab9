import { defineClauses } from 'wortlaut';
import outline from './outline.ts';

export default defineClauses(outline, {
  meta: {
    title: 'Terms of repair | {brand:product}',
    description: 'What holds when {brand:product} repairs a bicycle: the order, the collection and the guarantee.',
  },
  title: 'Terms of repair',
  lead: 'What holds when you leave your bicycle with us.',
  clauses: {
    order: {
      heading: 'The order',
      parties:
        'These terms are for repairs that {brand:provider} (the “{def:workshop|Workshop}”) carries out for whoever hands in a bicycle (the “{def:customer|Customer}”).',
      price: 'The {term:workshop|Workshop} begins when the {term:customer|Customer} has agreed to the price on the ticket.',
      more: 'If the repair costs more than that, the {term:workshop|Workshop} may go beyond the price of {ref:order.price} by up to {fact:service.tolerance}; for anything else it asks the {term:customer|Customer} first.',
    },
    collection: {
      heading: 'Collection',
      ready:
        'The {term:workshop|Workshop} says when the bicycle is ready. The {term:customer|Customer} collects it within {fact:service.collection|calendar days}.',
      storage: 'After the period in {ref:collection.ready} the storage costs {fact:service.storage} per day.',
    },
    guarantee: {
      heading: 'Guarantee',
      period: 'The {term:workshop|Workshop} makes good what was not done well, for {fact:service.guarantee|months} from the collection.',
      wear: 'Parts that wear out, such as pads and tyres, are not covered by {ref:guarantee.period}.',
    },
  },
});
