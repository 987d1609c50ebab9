import { translate } from 'wortlaut';
import source from './en.ts';

export default translate(source, {
  layout: {
    skip: 'Aller au contenu',
    home: '{brand:product}, page d’accueil',
    menu: 'Menu principal',
    languages: 'Langue',
    shareImage: 'Deux roues de vélo côte à côte, dessinées comme un huit couché',
    sample: '{brand:product} n’existe pas. Cet atelier est un exemple : faites-en le vôtre.',
  },
  menu: { home: 'Accueil', services: 'Tarifs', workshop: 'L’atelier', terms: 'Conditions de réparation' },
  footer: { papers: 'Plus', contact: 'Où nous sommes' },
  hours: {
    heading: 'Quand nous sommes là',
    open: 'Ouvert en ce moment, jusqu’à {time}.',
    closed: 'Fermé en ce moment. Nous ouvrons {day} à {time}.',
  },
  editions: {
    draft: 'Projet',
    inForce: 'En vigueur depuis le {day}',
    announced: 'Applicable à partir du {day}',
    superseded: 'Applicable à partir du {day}, remplacée depuis',
    withdrawn: 'Retirée',
    later: 'Une autre version s’applique à partir du {day}.',
    all: 'Toutes les versions',
    plain: 'Fichier texte',
    changes: 'Modifications entre le {before} et le {after}',
    unchanged: 'Aucune modification',
    present: 'Vers le contrat',
    notice: 'Les conditions de votre contrat changent le {day}.',
    objection: 'Vous pouvez vous y opposer jusqu’au {day}, à l’adresse {address}.',
  },
  terms: { contents: 'Sommaire', clause: 'Clause {number}' },
});
