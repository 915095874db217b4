export const endOfCut = /(?:[,:]? (?:al?|con|de|del|el|en|la|las|los|o|para|por|que|sin|una?|y))*[,:]?\s\S*$/;
