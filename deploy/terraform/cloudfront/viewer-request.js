// What an address of the site refers to, by the rules of the embedded server. CloudFront runs it before its cache.

var releaseFile = /^[a-z][a-z0-9-]*\/\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?\/./;
var otherFile = /^(?:\.well-known\/)?(?:[a-z0-9][a-z0-9_-]*\/)*[a-z0-9][a-z0-9_-]*\.(?:atom|ico|json|png|txt|xml)$/;
var page = /^(?:\/[a-z0-9][a-z0-9_~-]*)+$/;
var otherPage = /^((?:\/[a-z0-9][a-z0-9_~-]*)*?)(?:\/index(?:\.html|\/)?|\.html|\/)$/;
var canary = /^\/_v\/[a-z][a-z0-9-]*@\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?(\/|(?:\/[a-z0-9][a-z0-9_~-]*)+)$/;

function handler(event) {
  var request = event.request;
  var path = request.uri;
  var file = path.slice(1);
  var canaryOf = canary.exec(path);
  if (path === '/') request.uri = '/index.html';
  else if (canaryOf) request.uri = canaryOf[1] === '/' ? path + 'index.html' : path;
  else if (path === '/404' || path === '/404.html') request.uri = nowhere;
  else if (otherPage.test(path)) return moved(otherPage.exec(path)[1] || '/', request.querystring);
  else if (!page.test(path) && !otherFile.test(file) && !isOfRelease(file)) request.uri = nowhere;
  return request;
}

// No object has this key, so the site's 404 page is the answer.
var nowhere = '/_nowhere';

// Compressed copies have no address. Sources of a release neither: leave `map` out where the settings name sourceMaps.
function isOfRelease(file) {
  var isHidden = /(?:^|\/)\.|\/\/|%/.test(file) || /\.(?:br|gz|map)$/.test(file);
  return releaseFile.test(file) && !isHidden;
}

function moved(path, query) {
  var asked = Object.keys(query).map(function (name) {
    var values = query[name].multiValue || [query[name]];
    return values
      .map(function (one) {
        return one.value === '' ? name : name + '=' + one.value;
      })
      .join('&');
  });
  var location = path + (asked.length > 0 ? '?' + asked.join('&') : '');
  return {
    statusCode: 308,
    statusDescription: 'Permanent Redirect',
    headers: { location: { value: location }, 'cache-control': { value: 'no-cache' } },
  };
}
